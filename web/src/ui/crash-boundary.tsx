import { Component, type ErrorInfo, type ReactNode } from 'react';

interface CrashBoundaryProps {
  children: ReactNode;
  /** Draws the page that stands in; `retry` renders the children once more. */
  fallback: (retry: () => void) => ReactNode;
  onCrash?: (error: unknown, info: ErrorInfo) => void;
  /** When it changes, a crash is forgotten: another page deserves its own chance. */
  resetKey?: string;
}

/** Keeps a fault in one page from emptying the whole screen. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidUpdate(before: CrashBoundaryProps): void {
    if (this.state.crashed && before.resetKey !== this.props.resetKey) this.setState({ crashed: false });
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onCrash?.(error, info);
  }

  override render(): ReactNode {
    return this.state.crashed ? this.props.fallback(() => this.setState({ crashed: false })) : this.props.children;
  }
}
