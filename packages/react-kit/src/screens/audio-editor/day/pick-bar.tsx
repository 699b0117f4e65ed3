import ListChecks from 'lucide-react/icons/list-checks';
import { Button } from '../../../ui/button/button.tsx';
import { ToggleButton } from '../../../ui/toggle-button/toggle-button.tsx';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import { pickMessages as words } from '../audio-editor.messages.ts';
import { usePicks } from './use-picking.ts';

/** Lets somebody pick several cards, and adds those. */
export function PickBar() {
  const store = useEditorStore();
  const isPicking = useEditor((state) => state.isPicking);
  const { count, clear, add } = usePicks();
  return (
    <>
      <ToggleButton
        size="small"
        icon={<ListChecks aria-hidden="true" />}
        isSelected={isPicking}
        onChange={(wanted) => store.getState().setPicking(wanted)}
      >
        {words.pick}
      </ToggleButton>
      {count > 0 && (
        <>
          <Button variant="quiet" size="small" onPress={clear}>
            {words.clear}
          </Button>
          <Button variant="primary" size="small" onPress={add}>
            {words.add(count)}
          </Button>
        </>
      )}
    </>
  );
}
