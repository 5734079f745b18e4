import { type ReactNode, useLayoutEffect, useState } from 'react';
import { island } from '#ui/island.tsx';
import { checkSupport, FIELDS } from './message.ts';
import { SupportForm, type SupportProps } from './SupportForm.tsx';
import { useSupportForm } from './useSupportForm.ts';

/** The support form with a script. */
function LiveSupport(props: SupportProps): ReactNode {
  const [alive, setAlive] = useState(false);
  const form = useSupportForm(FIELDS, checkSupport);
  // Before a press that woke it is done again: the browser must not say in its own words what is missing.
  useLayoutEffect(() => setAlive(true), []);
  return <SupportForm {...props} {...form} alive={alive} />;
}

export const Support = island('Support', LiveSupport);
