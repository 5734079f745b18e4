/** Binds the bar to the text on show. It comes with the first search: the tools of a text fetch it. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { adopt } from '#ui/adopt.ts';
import { FindBar } from './FindBar.tsx';
import css from './find.css?inline';
import { useFindInText } from './useFindInText.ts';

adopt(css);

interface Props {
  /** Goes up each time the bar is asked for: the field then has the focus. */
  asked: number;
  onClose: () => void;
}

export default function LiveFindBar({ asked, onClose }: Props): ReactNode {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(document.activeElement);
  const { total, at, isSettled, isFailed, step } = useFindInText(text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request brings the focus here
  useEffect(() => field.current?.select(), [asked]);
  const close = (): void => {
    onClose();
    const back = before.current;
    const box = document.querySelector<HTMLElement>('[data-box]');
    // To where the reader was, or to the text that was found.
    if (back instanceof HTMLElement && back.isConnected && back !== document.body) back.focus();
    else box?.focus({ preventScroll: true });
  };
  return (
    <FindBar
      text={text}
      total={total}
      at={at}
      isSettled={isSettled}
      isFailed={isFailed}
      field={field}
      onText={setText}
      onStep={step}
      onClose={close}
    />
  );
}
