import Info from 'lucide-react/icons/info';
import { useState } from 'react';
import { Button } from '../src/ui/button/button.tsx';
import { ConfirmDialog } from '../src/ui/confirm-dialog/confirm-dialog.tsx';
import { Dialog } from '../src/ui/dialog/dialog.tsx';
import { Drawer } from '../src/ui/drawer/drawer.tsx';
import { MessageBar, type BarMessage } from '../src/ui/message-bar/message-bar.tsx';
import { Popover } from '../src/ui/popover/popover.tsx';
import { Spinner } from '../src/ui/spinner/spinner.tsx';
import { TextField } from '../src/ui/text-field/text-field.tsx';
import { Tooltip } from '../src/ui/tooltip/tooltip.tsx';
import { Section } from './section.tsx';

type Open = 'dialog' | 'confirm' | 'processing' | 'end' | 'bottom' | null;

const samples: BarMessage[] = [
  { id: '1', name: 'Show saved', details: 'The Morning Hour', type: 'success' },
  {
    id: '2',
    name: 'Upload',
    details: '"Interview" failed to upload: stopped receiving updates from server.',
    type: 'error',
  },
];

export function Overlays() {
  const [open, setOpen] = useState<Open>(null);
  const [size, setSize] = useState(560);
  const [height, setHeight] = useState(320);
  const [name, setName] = useState('');
  const [messages, setMessages] = useState<BarMessage[]>([]);
  const close = () => setOpen(null);
  return (
    <Section title="Overlays">
      <div className="pk-row">
        <Button onPress={() => setOpen('dialog')}>Dialog</Button>
        <Button onPress={() => setOpen('confirm')}>Confirm</Button>
        <Button onPress={() => setOpen('processing')}>Processing</Button>
        <Button onPress={() => setOpen('end')}>Side drawer</Button>
        <Button onPress={() => setOpen('bottom')}>Bottom drawer</Button>
        <Button onPress={() => setMessages(samples)}>Messages</Button>
        <Popover trigger={{ label: 'Popover' }}>
          <TextField label="Contains" value={name} onChange={setName} />
        </Popover>
        <Tooltip text="Times are the station's" isFocusable>
          <span className="pk-row">
            <Info size={16} aria-hidden="true" /> Tooltip
          </span>
        </Tooltip>
      </div>
      <MessageBar
        messages={messages}
        onClose={(id) => setMessages(messages.filter((message) => message.id !== id))}
      />
      <Dialog
        isOpen={open === 'dialog'}
        title="New User"
        onClose={close}
        footer={
          <>
            <Button onPress={close}>Cancel</Button>
            <Button variant="primary" onPress={close}>
              Save
            </Button>
          </>
        }
      >
        <div className="pk-stack">
          <TextField label="First name" isRequired value={name} onChange={setName} />
          <TextField
            label="Email"
            isRequired
            value=""
            onChange={() => undefined}
            errorMessage="Email is required."
          />
        </div>
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'confirm'}
        title="Delete this episode?"
        confirmLabel="Delete"
        isDanger
        onConfirm={close}
        onCancel={close}
      >
        It leaves every feed and player. This cannot be undone.
      </ConfirmDialog>
      <Dialog
        isOpen={open === 'processing'}
        title="Processing"
        footer={<Button onPress={close}>Stop</Button>}
      >
        <Spinner label="Waiting for edits to finish" isLabelShown />
      </Dialog>
      <Drawer
        isOpen={open === 'end'}
        title="Widget"
        onClose={close}
        size={{ value: size, onChange: setSize, min: 368 }}
        footer={<Button variant="primary">Save</Button>}
      >
        Drag the edge, or focus it and press the arrow keys.
      </Drawer>
      <Drawer
        isOpen={open === 'bottom'}
        side="bottom"
        title="Waveform"
        onClose={close}
        size={{ value: height, onChange: setHeight, min: 200 }}
      >
        Drag the edge.
      </Drawer>
    </Section>
  );
}
