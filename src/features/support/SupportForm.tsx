import type { FormEvent, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { EMAIL } from '#schemas/email.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/Field.tsx';
import { Status } from '#ui/Status.tsx';
import type { MessageId } from '#words/messages.ts';
import { useWords } from '#words/useWords.ts';
import { Words } from '#words/Words.tsx';
import type { Faults, FaultsOf } from './message.ts';
import type { Sent } from './useSupportForm.ts';

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
  thanks: Ref<HTMLHeadingElement>;
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
          <NameAndEmail faults={faults} />
          <TextField name="comments" label="support.comments" fault={faults.comments} required rows={7} />
          <Button className="main" type="submit">
            <Words id="support.send" />
          </Button>
        </form>
      </div>
      <Thanks ref={thanks} sent={sent} words={words}>
        <a href={home}>
          <Words id="page.back-home" />
        </a>
      </Thanks>
    </>
  );
}

/** Who writes, as every form of the support call asks for it. */
export function NameAndEmail({ faults }: { faults: FaultsOf<'name' | 'email'> }): ReactNode {
  return (
    <>
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
    </>
  );
}

interface ThanksProps {
  ref: Ref<HTMLHeadingElement>;
  sent: Sent;
  /** The message as it was sent. */
  words: string;
  /** Where to go on. */
  children: ReactNode;
}

/** What became of a message, and its words where this browser does not store them. */
export function Thanks({ ref, sent, words, children }: ThanksProps): ReactNode {
  const t = useWords();
  const isSent = sent !== 'no';
  return (
    <>
      {isSent && (
        <h2 ref={ref} className="thanks" tabIndex={-1}>
          {t('support.thanks')}
        </h2>
      )}
      <Status passing>{isSent && t(sent === 'once' ? 'support.sent-once' : 'support.sent')}</Status>
      {sent === 'once' && <blockquote className="sent-words">{words}</blockquote>}
      {isSent && <p className="thanks-on">{children}</p>}
    </>
  );
}

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  name: string;
  label: MessageId;
  hint?: MessageId;
  fault?: MessageId | undefined;
  optional?: boolean;
  rows?: number;
}

export function TextField({ name, label, hint, fault, optional, ...rest }: TextFieldProps): ReactNode {
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
