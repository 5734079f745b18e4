/** Keeps a fault of an island to itself. */
import { Component, type ReactNode } from 'react';
import { Words } from '#words/Words.tsx';
import { Status } from './Status.tsx';

interface Props {
  /** Shown instead, once something inside throws. */
  fallback: ReactNode;
  onBroken?: () => void;
  children: ReactNode;
}

/** React has error boundaries as classes only. */
export class Boundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(): void {
    this.props.onBroken?.();
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}

/** What can be said in its place. */
export function Broken(): ReactNode {
  return (
    <Status role="alert" className="quiet">
      <Words id="page.part-broke" />
    </Status>
  );
}
