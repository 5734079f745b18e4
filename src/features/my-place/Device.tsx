/** What this browser keeps of the library itself. It has a store of its own, and comes later than the rest of the page. */
import { type ReactNode, useEffect, useState } from 'react';
import { loadOffline } from '#features/offline/index.ts';
import { Button } from '#ui/Button.tsx';
import { useLazy } from '#ui/useLazy.ts';
import { useWords } from '#words/useWords.ts';
import { Section, useSection } from './Section.tsx';

export function Device(): ReactNode {
  const t = useWords();
  const tools = useSection();
  const [offline, bring] = useLazy(loadOffline);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadOffline().then(
      () => bring(),
      () => setFailed(true),
    );
  }, [bring]);
  useEffect(() => {
    if (!offline || !failed) return;
    setFailed(false);
    tools.focusOn('device'); // the button that brought it is gone
  });
  if (offline) return <offline.DeviceSection tools={tools} />;
  if (!failed) return null;
  return (
    <Section id="device" title="kept.title" tools={tools}>
      <p className="quiet">{t('page.part-not-loaded')}</p>
      <div className="do">
        <Button onClick={({ currentTarget }) => bring(currentTarget)}>{t('page.try-again')}</Button>
      </div>
    </Section>
  );
}
