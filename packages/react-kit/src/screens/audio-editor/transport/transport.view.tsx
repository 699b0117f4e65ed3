import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Repeat from 'lucide-react/icons/repeat';
import SkipBack from 'lucide-react/icons/skip-back';
import { formatTenths } from '../../../host/time/clock-tenths.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { SpinnerRing } from '../../../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import './transport.css';
import { speeds, type Transport } from './transport.controller.ts';
import { transportMessages } from './transport.messages.ts';
import { useTransport } from './transport.store.ts';

const speedOptions = (catalogue: Catalogue) =>
  speeds.map((speed) => ({ id: String(speed), label: catalogue.wordsOf(transportMessages).speedOf(speed) }));

interface TransportViewProps {
  transport: Transport;
  /** The length of all items, also of those that cannot be played yet. */
  totalMs: number;
}

/** Plays the whole timeline. */
export function TransportView({ transport, totalMs }: TransportViewProps) {
  const catalogue = useCatalogue();
  const messages = useWords(transportMessages);
  const { canPlay, canLoop } = transport;
  const status = useTransport((state) => state.status);
  const speed = useTransport((state) => state.speed);
  const isLooping = useTransport((state) => state.loop !== null);
  const failedName = useTransport((state) => state.failedName);
  return (
    <div role="group" dir="ltr" className="pk-transport" aria-label={messages.label}>
      <IconButton
        className="pk-transport-extra"
        label={messages.toStart}
        icon={<SkipBack aria-hidden="true" />}
        isDisabled={!canPlay}
        onPress={transport.toStart}
      />
      <span className="pk-transport-play">
        <IconButton
          variant="primary"
          label={status === 'paused' ? messages.play : messages.pause}
          icon={status === 'paused' ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
          isDisabled={!canPlay}
          onPress={transport.toggle}
        />
        {status === 'loading' && (
          <span className="pk-transport-busy" role="status" aria-label={messages.loading}>
            <SpinnerRing />
          </span>
        )}
      </span>
      <IconButton
        className="pk-transport-extra"
        label={messages.loop}
        icon={<Repeat aria-hidden="true" />}
        aria-pressed={isLooping}
        isDisabled={!canLoop}
        onPress={transport.toggleLoop}
      />
      <Time totalMs={totalMs} />
      <span className="pk-transport-speed">
        <Select
          label={messages.speed}
          isLabelHidden
          size="small"
          options={speedOptions(catalogue)}
          value={String(speed)}
          onChange={(chosen) => transport.setSpeed(Number(chosen))}
        />
      </span>
      <span role="status" className="pk-transport-failure">
        {failedName !== null && messages.failed(failedName)}
      </span>
    </div>
  );
}

/** Redrawn ten times a second. */
function Time({ totalMs }: { totalMs: number }) {
  const messages = useWords(transportMessages);
  const position = useTransport(({ positionMs }) => formatTenths(positionMs));
  return (
    <span className="pk-transport-time">
      <span className="pk-transport-now">{position}</span>
      <span className="pk-transport-of" aria-hidden="true">
        /
      </span>
      <VisuallyHidden>{` ${messages.of} `}</VisuallyHidden>
      <span className="pk-transport-total">{formatClock(totalMs / 1000)}</span>
    </span>
  );
}
