import type { PlayoutInputs, PlayoutInputWithToken } from '@postkit/sdk/schema';
import { lazyDialog } from '../../host/lazy-dialog.tsx';
import { AddressDialog } from './address-dialog.tsx';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { RemoveInputDialog } from './remove-input-dialog.tsx';

const InputDrawer = lazyDialog(() =>
  import('./drawer/input-drawer.tsx').then((module) => module.InputDrawer),
);

/** The open dialog or drawer, of an input by its id. */
export type InputDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'token'; readonly made: PlayoutInputWithToken }
  | { readonly kind: 'edit' | 'renew' | 'remove'; readonly id: number };

export interface InputDialogsProps {
  dialog: InputDialog | null;
  data: PlayoutInputs;
  zone: string;
  onChange(dialog: InputDialog | null): void;
}

export function InputDialogs({ dialog, data, zone, onChange }: InputDialogsProps) {
  const close = () => onChange(null);
  const showToken = (made: PlayoutInputWithToken) =>
    onChange(made.token === '' ? null : { kind: 'token', made });
  if (dialog === null) return null;
  if (dialog.kind === 'add')
    return <InputDrawer input={null} limits={data} zone={zone} onCreated={showToken} onClose={close} />;
  if (dialog.kind === 'token') return <AddressDialog made={dialog.made} onClose={close} />;
  const input = data.inputs.find(({ id }) => id === dialog.id);
  if (!input) return null;
  if (dialog.kind === 'edit')
    return (
      <InputDrawer
        key={input.id}
        input={input}
        limits={data}
        zone={zone}
        onCreated={showToken}
        onClose={close}
      />
    );
  if (dialog.kind === 'renew') return <NewTokenDialog input={input} onRenewed={showToken} onClose={close} />;
  return <RemoveInputDialog input={input} onClose={close} />;
}
