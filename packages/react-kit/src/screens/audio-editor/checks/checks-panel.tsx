import { useStores } from '../../../host/stores.ts';
import { CheckList, type EpisodeCheck } from '../../../parts/episodes/preflight/index.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import { withoutRepeatedAds } from '../timeline-model/repeated-ads.ts';
import './checks.css';
import { useTransport } from '../transport/transport.store.ts';
import { checksMessages } from './checks.messages.ts';

/** Seconds before a place from which Listen plays. */
const leadSeconds = 2;

/** The checks of the episode in the editor. One with a time moves the playhead there or plays it, and some can be corrected at once. */
export function ChecksPanel({ checks }: { checks: readonly EpisodeCheck[] }) {
  const stores = useStores();
  const messages = useWords(checksMessages);
  const store = useEditorStore();

  function jump(seconds: number): void {
    let start = 0;
    for (const item of store.getState().history.items) {
      const ms = seconds * 1000 - start;
      if (!item.ads && ms < item.durationMs) {
        store.getState().select(item.timelineId);
        return store.getState().setPlayhead({ timelineId: item.timelineId, ms: Math.max(0, Math.round(ms)) });
      }
      start += item.durationMs;
    }
  }

  function listen(seconds: number): void {
    jump(Math.max(0, seconds - leadSeconds));
    useTransport.in(stores).getState().play();
  }

  function fix(kind: NonNullable<EpisodeCheck['fix']>): void {
    const { history, run, openInspector } = store.getState();
    if (kind === 'form') openInspector('episode');
    else run({ kind: 'set', items: withoutRepeatedAds(history.items) });
  }

  return (
    <section className="pk-editor-checks" aria-label={messages.checks}>
      <Heading level={2} look={4}>
        {messages.checks}
      </Heading>
      <CheckList checks={checks} onJump={jump} onListen={listen} onFix={fix} />
    </section>
  );
}
