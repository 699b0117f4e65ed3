import type { PlayoutInputs } from '@postkit/sdk/schema';
import { useHost } from '../../../host/host-context.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { CopyButton } from '../../../ui/copy-button/copy-button.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { inputsMessages } from '../inputs.messages.ts';
import { usePlayoutSystems } from '../playout.queries.ts';
import { transportsOf } from './input-draft.ts';
import { inputFormMessages } from './input-form.messages.ts';
import type { InputForm } from './use-input-form.ts';

export interface TransportFieldsProps {
  form: InputForm;
  limits: Pick<PlayoutInputs, 'ports' | 'folders'>;
  /** Address of an input that receives requests; empty for a new one. */
  address: string;
}

/** How the messages arrive. */
export function TransportFields({ form, limits, address }: TransportFieldsProps) {
  const messages = useWords(inputFormMessages);
  const words = useWords(inputsMessages);
  const systems = usePlayoutSystems().data ?? [];
  const { draft, problems, set } = form;
  return (
    <>
      <Select
        label={messages.transport}
        options={transportsOf(draft, systems).map((id) => ({ id, label: words.transports[id] }))}
        value={draft.transport}
        errorMessage={problems.transport}
        onChange={(transport) => set({ transport })}
      />
      {draft.transport === 'http-in' && <PushAddress address={address} />}
      {draft.transport === 'stream' && <p className="pk-muted">{messages.streamHelp}</p>}
      {(draft.transport === 'tcp-server' || draft.transport === 'udp') && (
        <StationPort form={form} ports={limits.ports} />
      )}
      {draft.transport === 'file' && <FilePath form={form} folders={limits.folders} />}
      <RemoteFields form={form} />
    </>
  );
}

function PushAddress({ address }: { address: string }) {
  const messages = useWords(inputFormMessages);
  const words = useWords(inputsMessages);
  const { host } = useHost();
  if (address === '') return <p className="pk-muted">{messages.httpInNew}</p>;
  return (
    <div className="pk-playout-copied">
      <TextField
        label={messages.httpInAddress}
        description={messages.httpInHelp}
        value={address}
        isReadOnly
        isCode
        onChange={() => {}}
      />
      <CopyButton
        size="small"
        text={address}
        label={words.copy(messages.httpInAddress)}
        copy={(text) => host.copyText(text)}
      />
    </div>
  );
}

function StationPort({
  form: { draft, problems, set },
  ports,
}: {
  form: InputForm;
  ports: readonly number[];
}) {
  const messages = useWords(inputFormMessages);
  if (ports.length === 0) return <Banner tone="warning">{messages.noPorts}</Banner>;
  const offered = draft.port === null || ports.includes(draft.port) ? ports : [...ports, draft.port];
  return (
    <Select
      label={messages.port}
      description={messages.portHelp(ports.join(', '))}
      options={offered.map((port) => ({ id: String(port), label: String(port) }))}
      value={draft.port === null ? null : String(draft.port)}
      isRequired
      errorMessage={problems.port}
      onChange={(port) => set({ port: Number(port) })}
    />
  );
}

function FilePath({
  form: { draft, problems, set },
  folders,
}: {
  form: InputForm;
  folders: readonly string[];
}) {
  const messages = useWords(inputFormMessages);
  return (
    <TextField
      label={messages.path}
      description={folders.length === 0 ? messages.noFolders : messages.pathHelp(folders.join(', '))}
      value={draft.path}
      isRequired
      isCode
      autoComplete="off"
      spellCheck={false}
      errorMessage={problems.path}
      onChange={(path) => set({ path })}
    />
  );
}

/** The fields of transports that the station opens. */
function RemoteFields({ form: { draft, problems, set } }: { form: InputForm }) {
  const messages = useWords(inputFormMessages);
  const { transport } = draft;
  const hasUrl = transport === 'http-poll' || transport === 'sse' || transport === 'websocket';
  return (
    <>
      {hasUrl && (
        <TextField
          label={messages.url}
          type="url"
          value={draft.url}
          isRequired
          isCode
          autoComplete="off"
          spellCheck={false}
          errorMessage={problems.url}
          onChange={(url) => set({ url })}
        />
      )}
      {transport === 'http-poll' && (
        <NumberField
          label={messages.every}
          minValue={1}
          maxValue={300}
          value={draft.every_s}
          onChange={(every_s) => set({ every_s })}
        />
      )}
      {transport === 'websocket' && (
        <TextField
          label={messages.subscribe}
          description={messages.subscribeHelp}
          value={draft.subscribe}
          isCode
          autoComplete="off"
          onChange={(subscribe) => set({ subscribe })}
        />
      )}
      {transport === 'tcp-client' && (
        <>
          <TextField
            label={messages.host}
            value={draft.host}
            isRequired
            isCode
            autoComplete="off"
            errorMessage={problems.host}
            onChange={(host) => set({ host })}
          />
          <NumberField
            label={messages.port}
            minValue={1}
            maxValue={65_535}
            formatOptions={{ useGrouping: false }}
            value={draft.port}
            isRequired
            errorMessage={problems.port}
            onChange={(port) => set({ port })}
          />
        </>
      )}
    </>
  );
}
