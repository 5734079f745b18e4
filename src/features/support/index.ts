/** What other features may import of the support call: a form of their own, with its fields, its rules and its thanks. */
export { checkSupport } from './message.ts';
export { NameAndEmail, TextField, Thanks } from './SupportForm.tsx';
export { isWaiting, useSupportForm } from './useSupportForm.ts';

/** What stores and sends messages; a page has it once a message waits. */
export const loadOutbox = () => import('./outbox.page.ts');
