import { Suspense } from 'react';
import { Screen } from '../../host/frame/screen.tsx';
import { PartFailureNotice } from '../../host/part-failure-notice.tsx';
import { withWords } from '../../host/with-words.tsx';
import { Heading } from '../../ui/heading/heading.tsx';
import { lazyPart } from '../../ui/lazy-part/lazy-part.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { ImportFormCard } from './import-form-card.tsx';
import { ImportList } from './import-list.tsx';
import './rss-import.css';
import { useRssImportController } from './rss-import.controller.ts';
import { importListMessages, rssImportMessages } from './rss-import.messages.ts';

/** Loaded when a plan opens: most visits only look at the imports. */
const ImportPlan = lazyPart(
  () => import('./plan/import-plan.tsx').then((module) => module.ImportPlan),
  (failure) => <PartFailureNotice {...failure} />,
);

/** Imports a podcast from another host into a show, and shows the progress of each import. */
export const RssImportScreen = withWords('rss-import', function RssImportScreen() {
  const importListWords = useWords(importListMessages);
  const messages = useWords(rssImportMessages);
  const { screen, state } = useRssImportController();
  return (
    <Screen
      state={screen}
      title={{ exact: messages.heading }}
      heading={messages.heading}
      intro={messages.intro}
      kind={state.openPlan === null ? 'form' : undefined}
      failed={messages.failed}
      loading={messages.loading}
      skeleton={Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} height="56px" />
      ))}
    >
      {({ session }) =>
        state.openPlan === null ? (
          <>
            <ImportFormCard {...state} />
            <section className="pk-rss-import-section" aria-label={importListWords.heading}>
              <Heading level={2}>{importListWords.heading}</Heading>
              <ImportList {...state} timezone={session.timezone} />
            </section>
          </>
        ) : (
          <Suspense fallback={<Skeleton height="320px" />}>
            <ImportPlan
              id={state.openPlan}
              timezone={session.timezone}
              onClose={() => state.setOpenPlan(null)}
            />
          </Suspense>
        )
      }
    </Screen>
  );
});
