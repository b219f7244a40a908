import './pages.css';
import { useEffect, useRef, type ReactNode } from 'react';
import { Wordmark } from '../ui/index.ts';

export interface PlainPageProps {
  readonly title: string;
  readonly text: string;
  /** It comes in place of what somebody was at: they are told, and their keyboard has a place. */
  readonly takesFocus?: boolean;
  /** The ways on. */
  readonly children: ReactNode;
}

/** A page with one thing to say. Uses nothing that may have failed: plain links, no session, no data. */
export function PlainPage({ title, text, takesFocus = false, children }: PlainPageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <main className="plain-page">
      <a className="plain-mark" href="/" aria-label="Easel">
        <Wordmark />
      </a>
      <div className="plain-text">
        <h1 ref={heading} className="ui-h1" tabIndex={-1}>
          {title}
        </h1>
        <p>{text}</p>
        <div className="plain-acts">{children}</div>
      </div>
    </main>
  );
}
