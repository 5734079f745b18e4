import type { FormEvent, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { EMAIL } from '#schemas/email.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import { Words } from '#words/Words.tsx';
import type { Faults, Field as FieldName } from './message.ts';

/** Whether a message was handed over, and whether this browser stores it until it has arrived or it is sent this once. */
export type Sent = 'no' | 'stored' | 'once';

export interface SupportProps {
  /** Where the browser itself posts the form. */
  action: string;
  /** Path of Home. */
  home: string;
  /** Drawn by the page, above the form. */
  above?: ReactNode;
}

interface Props extends SupportProps {
  /** Whether messages beside the fields stand in for the browser's own. */
  alive: boolean;
  faults: Faults;
  sent: Sent;
  /** The comments as they were sent. */
  words: string;
  thanks: Ref<HTMLDivElement>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
}

/** The form as it works by itself, and what came of it. */
export function SupportForm({
  action,
  home,
  above,
  alive,
  faults,
  sent,
  words,
  thanks,
  onSubmit,
  onInput,
}: Props): ReactNode {
  return (
    <>
      <div data-asking hidden={sent !== 'no'}>
        <div className="above">{above}</div>
        <form
          className="form"
          method="post"
          action={action}
          data-support
          noValidate={alive}
          onSubmit={onSubmit}
          onInput={onInput}
        >
          <TextField name="name" label="support.name" fault={faults.name} required autoComplete="name" />
          <TextField
            name="email"
            label="support.email"
            optional
            hint="support.email-hint"
            fault={faults.email}
            // A browser's own check of `type="email"` takes no other letters than Latin ones before the @.
            inputMode="email"
            pattern={`\\s*(?:${EMAIL})?\\s*`}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
          />
          <TextField name="comments" label="support.comments" fault={faults.comments} required rows={7} />
          <Button className="main" type="submit">
            <Words id="support.send" />
          </Button>
        </form>
      </div>
      <div ref={thanks} className="thanks" role="status" tabIndex={-1} data-thanks hidden={sent === 'no'}>
        <h2>
          <Words id="support.thanks" />
        </h2>
        <p>
          <Words id={sent === 'once' ? 'support.sent-once' : 'support.sent'} />
        </p>
        {sent === 'once' && <blockquote className="sent-words">{words}</blockquote>}
        <p>
          <a href={home}>
            <Words id="page.back-home" />
          </a>
        </p>
      </div>
    </>
  );
}

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: FieldName;
  label: MessageId;
  hint?: MessageId;
  fault: MessageId | undefined;
  optional?: boolean;
  rows?: number;
}

function TextField({ name, label, hint, fault, optional, ...rest }: TextFieldProps): ReactNode {
  const t = useWords();
  const words = (
    <>
      <Words id={label} />
      {optional && (
        <>
          {' '}
          <Words id="support.optional" className="quiet" />
        </>
      )}
    </>
  );
  return (
    <Field
      {...rest}
      id={name}
      name={name}
      label={words}
      hint={hint && <Words id={hint} />}
      fault={fault ? t(fault) : null}
    />
  );
}
