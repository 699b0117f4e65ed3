import Bold from 'lucide-react/icons/bold';
import Download from 'lucide-react/icons/download';
import Italic from 'lucide-react/icons/italic';
import Pencil from 'lucide-react/icons/pencil';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { ButtonLink } from '../src/ui/button-link/button-link.tsx';
import { Button } from '../src/ui/button/button.tsx';
import { CopyButton } from '../src/ui/copy-button/copy-button.tsx';
import { IconButton } from '../src/ui/icon-button/icon-button.tsx';
import { Kbd } from '../src/ui/kbd/kbd.tsx';
import { Link } from '../src/ui/link/link.tsx';
import { Menu } from '../src/ui/menu/menu.tsx';
import { ToggleButton } from '../src/ui/toggle-button/toggle-button.tsx';
import { Toolbar, ToolbarSeparator } from '../src/ui/toolbar/toolbar.tsx';
import { Section } from './section.tsx';

export function Buttons() {
  const [isBold, setBold] = useState(true);
  const [isBusy, setBusy] = useState(false);
  return (
    <Section title="Buttons">
      <div className="pk-stack">
        <div className="pk-row">
          <Button variant="primary" icon={<Plus aria-hidden="true" />}>
            Create new show
          </Button>
          <Button>Previous step</Button>
          <Button variant="quiet">Cancel</Button>
          <Button variant="danger">Delete episode</Button>
          <Button variant="primary" isBusy={isBusy} busyLabel="Logging in..." onPress={() => setBusy(true)}>
            Log in
          </Button>
          <Button isBusy>Saving</Button>
          <Button isDisabled>Disabled</Button>
          <Button variant="primary" isDisabled>
            Disabled
          </Button>
        </div>
        <div className="pk-row">
          <Button size="small">Small</Button>
          <Button>Medium</Button>
          <Button size="large">Large</Button>
          <ButtonLink href="#download" icon={<Download aria-hidden="true" />}>
            Download
          </ButtonLink>
          <CopyButton
            text="https://"
            label="Copy Embed Code"
            copy={(text) => navigator.clipboard.writeText(text)}
          />
          <Link href="#forgot">Forgot your password?</Link>
          <Kbd keys={['Shift', 'D']} />
        </div>
        <Toolbar label="Editing">
          <IconButton label="Play" icon={<Play aria-hidden="true" />} />
          <IconButton label="Edit" icon={<Pencil aria-hidden="true" />} />
          <IconButton label="Delete" icon={<Trash aria-hidden="true" />} isDisabled />
          <ToolbarSeparator />
          <ToggleButton isSelected={isBold} onChange={setBold} isIconOnly aria-label="Bold" variant="quiet">
            <Bold aria-hidden="true" />
          </ToggleButton>
          <ToggleButton
            isSelected={!isBold}
            onChange={(on) => setBold(!on)}
            isIconOnly
            aria-label="Italic"
            variant="quiet"
          >
            <Italic aria-hidden="true" />
          </ToggleButton>
          <ToolbarSeparator />
          <Menu
            label="More actions"
            isIconOnly
            variant="quiet"
            placement="bottom start"
            groups={[
              {
                id: 'edit',
                label: 'Episode',
                items: [
                  { id: 'edit', label: 'Edit audio', icon: <Pencil aria-hidden="true" />, shortcut: 'E' },
                  {
                    id: 'download',
                    label: 'Download',
                    icon: <Download aria-hidden="true" />,
                    isDisabled: true,
                  },
                ],
              },
              {
                id: 'danger',
                items: [
                  { id: 'delete', label: 'Delete', icon: <Trash aria-hidden="true" />, isDanger: true },
                ],
              },
            ]}
          />
        </Toolbar>
      </div>
    </Section>
  );
}
