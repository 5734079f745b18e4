import type { ReactNode } from 'react';

interface Props {
  name: string;
  /** On the server alone. */
  children?: ReactNode;
}

/** Always the same object, so that React never sets it again. It is empty HTML that Trusted Types allow, in case React must. */
const LEFT = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? '',
};

/** HTML of the static page inside an island: React never changes it, neither at hydration nor later. */
export function ServerHtml({ name, children }: Props): ReactNode {
  if (children !== undefined)
    return (
      <div className={name} data-static="">
        {children}
      </div>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing; it tells React that the content is not its own
  return <div className={name} data-static="" suppressHydrationWarning dangerouslySetInnerHTML={LEFT} />;
}
