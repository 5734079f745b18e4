import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#words/useWords.ts';

/** The sentence of SPEC section 8 in both its languages, as it stands there whatever the interface speaks. */
const COME_LATER = {
  en: 'Please come back later or try again after some time.',
  hi: 'कृपया बाद में आएँ या कुछ समय बाद पुनः प्रयास करें।',
} as const;

export const ComeLater = (): ReactNode => (
  <>
    {Object.entries(COME_LATER).map(([lang, words]) => (
      <p key={lang} lang={lang}>
        {words}
      </p>
    ))}
  </>
);

interface Props {
  /** It came, in another form than it should have. */
  isMalformed: boolean;
  onRetry: () => void;
}

/** The catalogue cannot be loaded, or not be read. */
export function CatalogueFailed({ isMalformed, onRetry }: Props): ReactNode {
  const t = useWords();
  return (
    <>
      {isMalformed ? <p>{t('home.invalid-list')}</p> : <ComeLater />}
      <Button onClick={onRetry}>{t('home.try-again')}</Button>
    </>
  );
}
