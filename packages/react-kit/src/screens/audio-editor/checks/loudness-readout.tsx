import { loudnessText } from '../../../parts/episodes/preflight/index.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { checksMessages } from './checks.messages.ts';
import { useEditorLevels } from './use-editor-checks.ts';

/** The loudness of the timeline and what the render will do about it, in words; the meter shows the number. */
export function LoudnessReadout() {
  const catalogue = useCatalogue();
  const messages = useWords(checksMessages);
  const { levels, isMeasuring } = useEditorLevels();
  const text = levels ? loudnessText(levels, catalogue) : isMeasuring ? messages.measuring : '';
  return text === '' ? null : (
    <VisuallyHidden>
      <span role="status" aria-label={messages.label}>
        {text}
      </span>
    </VisuallyHidden>
  );
}
