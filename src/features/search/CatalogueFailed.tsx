import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#words/useWords.ts';

/** The line in Hindi of SPEC section 8, which stands beside that of the reader's language. */
const HINDI = 'कृपया बाद में आएँ या कुछ समय बाद पुनः प्रयास करें।';

/** The catalogue cannot be loaded. */
export function CatalogueFailed({ onRetry }: { onRetry: () => void }): ReactNode {
  const t = useWords();
  return (
    <>
      <p>{t('home.catalogue-failed')}</p>
      <p lang="hi">{HINDI}</p>
      <Button onClick={onRetry}>{t('home.try-again')}</Button>
    </>
  );
}
