import './pages.css';
import type { ReactNode } from 'react';
import { Wordmark } from '../ui/index.ts';

export interface PlainPageProps {
  readonly title: string;
  readonly text: string;
  /** The ways on. */
  readonly children: ReactNode;
}

/** A page with one thing to say. Uses nothing that may have failed: plain links, no session, no data. */
export function PlainPage({ title, text, children }: PlainPageProps) {
  return (
    <main className="plain-page">
      <a className="plain-mark" href="/" aria-label="Easel">
        <Wordmark />
      </a>
      <div className="plain-text">
        <h1 className="ui-h1">{title}</h1>
        <p>{text}</p>
        <div className="plain-acts">{children}</div>
      </div>
    </main>
  );
}
