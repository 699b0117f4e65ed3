import type { PlayoutInput } from '@postkit/sdk/schema';
import { FailureBanner } from '../../../host/failure-banner.tsx';
import { useNotify } from '../../../host/use-notify.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { formatDecimal } from '../../../ui/format/format-decimal.ts';
import { Switch } from '../../../ui/switch/switch.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { inputsMessages } from '../inputs.messages.ts';
import { usePlayoutChange } from '../playout.queries.ts';
import { inputClockMessages } from './input-clock.messages.ts';

type Clock = NonNullable<PlayoutInput['clock']>;

/** Certainty from which on an offset is called certain or likely. */
const certain = 0.9;
const likely = 0.6;
/** Milliseconds by which the measured offset differs from the one in use before it matters. */
const least_ms = 300;

export interface InputClockProps {
  /** An input that is saved. */
  input: PlayoutInput;
  /** Receives the offset in milliseconds that is in use now. */
  onApplied(this: void, offset_ms: number): void;
}

/** The offset that is measured from the sound: how certain it is, whether it moved, and its use. Takes effect at once. */
export function InputClock({ input, onApplied }: InputClockProps) {
  const messages = useWords(inputClockMessages);
  const inputs = useWords(inputsMessages);
  const seconds = useSeconds();
  const notify = useNotify();
  const { clock } = input;
  const apply = usePlayoutChange((client, id: number) => client.playout.applyOffset(id));
  const automatic = usePlayoutChange((client, auto_offset: boolean) =>
    client.playout.updateInput(input.id, { auto_offset }),
  );

  function applyMeasured(): void {
    apply.mutate(input.id, {
      onSuccess({ name, offset_ms }) {
        onApplied(offset_ms);
        const details = messages.applied(name, seconds(offset_ms));
        notify({ name: inputs.name, details, type: 'success' });
      },
    });
  }

  return (
    <section className="pk-stack pk-playout-clock" aria-label={messages.heading}>
      <h3>{messages.heading}</h3>
      <p className="pk-muted">{messages.help}</p>
      {clock ? <ClockFacts clock={clock} inUse_ms={input.offset_ms} /> : <p>{messages.none}</p>}
      {apply.error && <FailureBanner error={apply.error} call={messages.applyFailed} />}
      {clock && (
        <div>
          <Button
            isBusy={apply.isPending}
            isDisabled={clock.offset_ms === input.offset_ms}
            onPress={applyMeasured}
          >
            {messages.apply}
          </Button>
        </div>
      )}
      {automatic.error && <FailureBanner error={automatic.error} call={messages.autoFailed} />}
      <Switch
        label={messages.auto}
        description={messages.autoHelp}
        isSelected={automatic.isPending ? automatic.variables : input.auto_offset}
        isDisabled={automatic.isPending}
        onChange={(isOn) => automatic.mutate(isOn)}
      />
    </section>
  );
}

function ClockFacts({ clock, inUse_ms }: { clock: Clock; inUse_ms: number }) {
  const messages = useWords(inputClockMessages);
  const seconds = useSeconds();
  const isOther = Math.abs(clock.offset_ms - inUse_ms) >= least_ms && clock.certainty >= likely;
  return (
    <>
      <dl className="pk-playout-pairs">
        <div>
          <dt>{messages.measured}</dt>
          <dd>{messages.seconds(seconds(clock.offset_ms))}</dd>
        </div>
        <div>
          <dt>{messages.inUse}</dt>
          <dd>{messages.seconds(seconds(inUse_ms))}</dd>
        </div>
        <div>
          <dt>{messages.certainty}</dt>
          <dd>
            {messages.certainties[wordOf(clock.certainty)]}{' '}
            <span className="pk-muted">
              {messages.cues(clock.cues)}. {messages.spread(seconds(clock.spread_ms))}
            </span>
          </dd>
        </div>
      </dl>
      {clock.drift_ms !== 0 && (
        <Banner tone="warning" isLive>
          {messages.moved(seconds(clock.drift_ms))}
        </Banner>
      )}
      {isOther && clock.drift_ms === 0 && (
        <Banner tone="warning" isLive>
          {messages.differs(seconds(clock.offset_ms))}
        </Banner>
      )}
    </>
  );
}

function wordOf(certainty: number): 'certain' | 'likely' | 'unsure' {
  if (certainty >= certain) return 'certain';
  return certainty >= likely ? 'likely' : 'unsure';
}

/** Milliseconds as seconds with one decimal, as the language writes them. */
function useSeconds(): (ms: number) => string {
  const catalogue = useCatalogue();
  return (ms) => formatDecimal(ms / 1000, catalogue);
}
