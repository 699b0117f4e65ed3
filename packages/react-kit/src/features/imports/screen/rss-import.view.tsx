import type { ReactNode } from 'react';
import { Heading } from '../../../ui/heading/heading.tsx';
import { ImportFormCard } from './import-form-card.tsx';
import { ImportList } from './import-list.tsx';
import type { ReadyRssImport } from './rss-import.controller.ts';
import { importListMessages, rssImportMessages as messages } from './rss-import.messages.ts';

export function RssImportView(props: ReadyRssImport) {
  return (
    <RssImportFrame>
      <ImportFormCard {...props} />
      <section className="pk-rss-import-section" aria-label={importListMessages.heading}>
        <Heading level={2}>{importListMessages.heading}</Heading>
        <ImportList {...props} />
      </section>
    </RssImportFrame>
  );
}

export function RssImportFrame({ children }: { children: ReactNode }) {
  return (
    <div className="pk-rss-import">
      <div className="pk-rss-import-head">
        <Heading level={1}>{messages.heading}</Heading>
        <p className="pk-muted">{messages.intro}</p>
      </div>
      {children}
    </div>
  );
}
