import type { FormEvent, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { ServerHtml } from '#ui/ServerHtml.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import { Words } from '#words/Words.tsx';
import { type Fault, type Faults, type Field, MOST } from './message.ts';
import type { SupportProps } from './Support.island.tsx';

interface Props extends SupportProps {
  /** Whether messages beside the fields stand in for the browser's own. */
  alive: boolean;
  faults: Faults;
  sent: boolean;
  thanks: Ref<HTMLDivElement>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** The form as it works by itself, and what came of it. */
export function SupportForm({ action, home, above, alive, faults, sent, thanks, onSubmit, onInput }: Props): ReactNode {
  return (
    <>
      <div data-asking hidden={sent}>
        <ServerHtml name="above">{above}</ServerHtml>
        <form
          className="form"
          method="post"
          action={action}
          data-support
          data-log="support-form"
          noValidate={alive}
          onSubmit={onSubmit}
          onInput={onInput}
        >
          <TextField
            name="name"
            label="pages.name"
            hint="pages.most-characters"
            fault={faults.name}
            required
            autoComplete="name"
          />
          <TextField
            name="email"
            label="pages.email"
            optional
            hint="pages.only-if-would"
            fault={faults.email}
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField
            name="comments"
            label="pages.comments"
            hint="pages.most-characters"
            fault={faults.comments}
            required
            rows={7}
          />
          <button className="button main" type="submit">
            <Words id="pages.send" />
          </button>
        </form>
      </div>
      <div ref={thanks} className="thanks" role="status" tabIndex={-1} data-thanks hidden={!sent}>
        <h2>
          <Words id="pages.thanks" />
        </h2>
        <p>
          <Words id="pages.message-way-should" />
        </p>
        <p>
          <a href={home}>
            <Words id="page.back-home" />
          </a>
        </p>
      </div>
    </>
  );
}

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement & HTMLTextAreaElement> {
  name: Field;
  label: MessageId;
  hint: MessageId;
  fault: Fault | undefined;
  optional?: boolean;
  /** Of a field with more than one. */
  rows?: number;
}

/** A field with its label, what it takes, and what is wrong with what it holds. */
function TextField({ name, label, hint, fault, optional, ...rest }: TextFieldProps): ReactNode {
  const t = useWords();
  const Control = rest.rows ? 'textarea' : 'input';
  return (
    <>
      <label htmlFor={name}>
        <Words id={label} />
        {optional && (
          <>
            {' '}
            <Words id="pages.optional" className="quiet" />
          </>
        )}
      </label>
      <p id={`${name}-hint`} className="quiet">
        <Words id={hint} values={{ n: MOST[name] }} />
      </p>
      <Control
        {...rest}
        id={name}
        name={name}
        maxLength={MOST[name]}
        aria-describedby={`${name}-fault ${name}-hint`}
        aria-invalid={fault ? true : undefined}
      />
      <p id={`${name}-fault`} className="fault" data-fault={name} aria-live="polite">
        {fault && t(fault.id, fault.values)}
      </p>
    </>
  );
}
