import { CheckList } from '../../episodes/preflight/index.ts';
import { Heading } from '../../../ui/heading/heading.tsx';
import { checksMessages as messages } from './checks.messages.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import { useEditorChecks } from './use-editor-checks.ts';
import './checks.css';

/** The checks of the episode in the editor; a check with a time moves the playhead there. */
export function ChecksPanel({ episodeId }: { episodeId: number | null }) {
  const store = useEditorStore();
  const checks = useEditorChecks(episodeId);

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

  if (checks.length === 0) return null;
  return (
    <section className="pk-editor-checks" aria-label={messages.checks}>
      <Heading level={2} look={4}>
        {messages.checks}
      </Heading>
      <CheckList checks={checks} onJump={jump} />
    </section>
  );
}
