import { changedFieldsMessages } from '../../../data/episodes/index.ts';
import { useWords } from '../../../words/use-words.ts';
import { updateMessages } from './update.messages.ts';
import type { Change } from './use-changes.ts';

/** The fields of a published or scheduled episode that an update changes, and how they were. */
export function ChangesList({ changes, nothing }: { changes: readonly Change[]; nothing: string }) {
  const messages = useWords(updateMessages);
  const { fields } = useWords(changedFieldsMessages);
  return (
    <section className="pk-publish-changes" aria-label={messages.changes}>
      <h3>{messages.changes}</h3>
      {changes.length === 0 ? (
        <p className="pk-publish-unchanged">{nothing}</p>
      ) : (
        <ul>
          {changes.map(({ field, text }) => (
            <li key={field}>
              <span className="pk-publish-change">{fields[field]}</span>
              {text !== '' && <span className="pk-publish-was">{text}</span>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
