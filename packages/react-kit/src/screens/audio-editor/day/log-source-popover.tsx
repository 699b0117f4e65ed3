import RadioTower from 'lucide-react/icons/radio-tower';
import { formatInZone } from '../../../domain/time/zoned-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { StatusDot } from '../../../ui/status-dot/status-dot.tsx';
import { Switch } from '../../../ui/switch/switch.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { logSourceMessages as words } from '../audio-editor.messages.ts';
import { type LogSourceState, useLogSource } from './log-source.controller.ts';
import './log-source.css';

/** For admins: which stream the station logs. */
export function LogSourcePopover({ zone }: { zone: string }) {
  return (
    <Popover
      trigger={{ label: words.trigger, icon: <RadioTower aria-hidden="true" />, variant: 'quiet', size: 'small' }}
      placement="bottom end"
    >
      <LogSourceForm zone={zone} />
    </Popover>
  );
}

function LogSourceForm({ zone }: { zone: string }) {
  const state = useLogSource();
  switch (state.status) {
    case 'loading':
      return <Spinner />;
    case 'failed':
      return <ErrorState message={words.failedLoad} onRetry={state.retry} />;
    case 'ready':
      return <ReadyForm state={state} zone={zone} />;
  }
}

const tones = {
  off: 'neutral',
  connecting: 'info',
  recording: 'success',
  lost: 'warning',
  silent: 'warning',
  disk_full: 'danger',
} as const;

function ReadyForm({ state, zone }: { state: Extract<LogSourceState, { status: 'ready' }>; zone: string }) {
  const { source, url } = state;
  return (
    <form
      className="pk-log-source"
      onSubmit={(event) => {
        event.preventDefault();
        state.saveUrl();
      }}
    >
      <TextField
        label={words.url}
        type="url"
        isCode
        description={words.urlHelp}
        errorMessage={state.urlError}
        value={url}
        onChange={state.setUrl}
      />
      <div className="pk-log-source-line">
        <Switch
          label={words.active}
          isSelected={source.active}
          isDisabled={!source.active && url.trim() === ''}
          onChange={state.setActive}
        />
        <Button type="submit" size="small" isBusy={state.isSaving}>
          {words.save}
        </Button>
      </div>
      <div className="pk-log-source-state" role="status">
        <StatusDot tone={tones[source.state]}>{words.states[source.state]}</StatusDot>
        {source.error && <span>{source.error}</span>}
        {source.title && (
          <span>
            {words.now}: <strong>{source.title}</strong>
          </span>
        )}
        {source.last_segment_at !== null && (
          <span className="pk-muted">
            {words.lastSegment}: <span className="pk-time">{formatInZone(source.last_segment_at, zone, 'HH:mm:ss')}</span>
          </span>
        )}
      </div>
    </form>
  );
}
