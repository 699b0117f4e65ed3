import type { PlayoutInputs } from '@postkit/sdk/schema';
import { failureText } from '../../host/report-failure.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import { CartSettings } from './cart-settings.tsx';
import type { InputDialog } from './input-dialogs.tsx';
import { InputList } from './input-list.tsx';
import { inputsMessages } from './inputs.messages.ts';
import { usePlayoutChange } from './playout.queries.ts';

export interface InputsPanelProps {
  data: PlayoutInputs;
  zone: string;
  /** Whether the user may change inputs. */
  canEdit: boolean;
  onOpen(dialog: InputDialog): void;
  onJournal(inputId: number): void;
}

/** The inputs in order, and the settings of carts. */
export function InputsPanel({ data, zone, canEdit, onOpen, onJournal }: InputsPanelProps) {
  const messages = useWords(inputsMessages);
  const catalogue = useCatalogue();
  const reportFailure = useReportFailure();
  const order = usePlayoutChange((client, ids: number[]) => client.playout.orderInputs(ids));
  // The new order shows at once, and the station's own after it.
  const ids = order.isPending ? order.variables : data.inputs.map(({ id }) => id);
  const inputs = ids.flatMap((id) => data.inputs.find((input) => input.id === id) ?? []);

  function reorder(next: number[]): void {
    order.mutate(next, {
      onError: (error) =>
        reportFailure(messages.name, error, failureText(error, catalogue, messages.orderFailed)),
    });
  }

  return (
    <div className="pk-stack">
      {inputs.length === 0 ? (
        <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
      ) : (
        <>
          {inputs.length > 1 && <p className="pk-muted">{messages.orderHelp}</p>}
          <InputList {...{ inputs, zone, canEdit, onOpen, onJournal }} onOrder={reorder} />
        </>
      )}
      <CartSettings settings={data.settings} canEdit={canEdit} />
    </div>
  );
}
