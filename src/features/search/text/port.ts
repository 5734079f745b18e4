/** The page's side of the search inside texts: it speaks to a search worker that others use too. */
import { isTextReply, type TextQuestionAsked, type TextReply, type TextRequest } from './messages.ts';

export interface TextPort {
  /** Asks; a question that was asked before is dropped, and answers to it are not heard any more. */
  ask(question: TextQuestionAsked, onReply: (reply: TextReply) => void): void;
  stop(): void;
}

export function openTextPort(worker: Worker): TextPort {
  let latest = 0;
  let heard: (reply: TextReply) => void = () => undefined;
  const post = (request: TextRequest): void => worker.postMessage(request);
  worker.addEventListener('message', ({ data }: MessageEvent<{ type: string }>) => {
    if (isTextReply(data) && data.id === latest) heard(data);
  });
  worker.addEventListener('error', () => heard({ type: 'texts-failed', id: latest, isOffline: false }));
  return {
    ask(question, onReply) {
      latest += 1;
      heard = onReply;
      post({ type: 'texts', id: latest, ...question });
    },
    stop() {
      latest += 1;
      heard = () => undefined;
      post({ type: 'stop-texts' });
    },
  };
}
