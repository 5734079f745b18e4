import type { ReactNode } from 'react';

interface Props {
  name: string;
  /** On the server alone. */
  children?: ReactNode;
}

/** The same object for ever: React would set another one again. Where it must draw anew, no policy is broken. */
const LEFT = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
};

/** HTML that the page draws inside the island: React leaves it as it is when it takes over, and ever after. */
export function ServerHtml({ name, children }: Props): ReactNode {
  if (children !== undefined)
    return (
      <div className={name} data-static="">
        {children}
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing; so React knows that what is inside is not its own
  return <div className={name} data-static="" suppressHydrationWarning dangerouslySetInnerHTML={LEFT} />;
}
