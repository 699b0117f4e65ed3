import { parseDate } from '@internationalized/date';
import { useState } from 'react';
import { Button } from '../src/ui/button/button.tsx';
import { ComboBox } from '../src/ui/combo-box/combo-box.tsx';
import { DatePicker } from '../src/ui/date-picker/date-picker.tsx';
import { Dialog } from '../src/ui/dialog/dialog.tsx';
import { Drawer } from '../src/ui/drawer/drawer.tsx';
import { Menu } from '../src/ui/menu/menu.tsx';
import { Popover } from '../src/ui/popover/popover.tsx';
import { Select } from '../src/ui/select/select.tsx';
import { TextField } from '../src/ui/text-field/text-field.tsx';
import { Tooltip } from '../src/ui/tooltip/tooltip.tsx';

const options = ['Tide', 'Gull', 'Anchor'].map((label) => ({ id: label, label }));

/** A control for each kind of overlay. */
export function OverlayKinds() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const [name, setName] = useState('');
  const [choice, setChoice] = useState('Tide');
  const [date, setDate] = useState(parseDate('2026-11-29'));
  const close = () => setOpen(null);
  return (
    <div className="pk-stack">
      <p>Elsewhere</p>
      <Button onPress={() => setOpen('dialog')}>Dialog</Button>
      <Button onPress={() => setOpen('drawer')}>Drawer</Button>
      <Menu
        label="Menu"
        groups={[
          { id: 'all', items: [{ id: 'rename', label: 'Rename', onAction: () => setName('renamed') }] },
        ]}
      />
      <Popover trigger={{ label: 'Popover' }}>
        <TextField label="Contains" value={name} onChange={setName} />
      </Popover>
      <Tooltip text="A tooltip" isFocusable>
        <span>Hover here</span>
      </Tooltip>
      <Select label="Select" options={options} value={choice} onChange={setChoice} />
      <ComboBox
        label="Combo box"
        options={options}
        value={choice}
        onChange={(next) => next && setChoice(next)}
      />
      <DatePicker label="Day" value={date} onChange={(next) => next && setDate(next)} />
      <Dialog isOpen={open === 'dialog'} title="A dialog" onClose={close}>
        <TextField label="First" value={name} onChange={setName} />
        <Select label="Inside" options={options} value={choice} onChange={setChoice} />
      </Dialog>
      <Drawer isOpen={open === 'drawer'} title="A drawer" onClose={close}>
        <TextField label="Second" value={name} onChange={setName} />
      </Drawer>
    </div>
  );
}
