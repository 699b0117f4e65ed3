import { type MouseEvent, type ReactNode, useState } from 'react';
import type { HostAddress } from '../../host/host.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { useStores } from '../../host/stores.ts';
import { useNotify } from '../../host/use-notify.ts';
import { ButtonLink } from '../../ui/button-link/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';
import { isPlainClick } from '../../ui/link/is-plain-click.ts';
import { useCatalogue, useWords } from '../../words/use-words.ts';
import { showSetupMessages } from './show-setup.messages.ts';
import { firstInvalidStep, stepErrors } from './show-setup.model.ts';
import { useShowSetup } from './show-setup.store.ts';
import { useWizard } from './wizard-context.ts';

export interface SaveFirstLinkProps {
  to: HostAddress;
  /** Text in the dialog that explains what the link does. */
  help?: string | undefined;
  icon?: ReactNode;
  children: ReactNode;
}

/** A link out of the wizard that saves the show first if the user agrees, and else stays. */
export function SaveFirstLink({ to, help, icon, children }: SaveFirstLinkProps) {
  const stores = useStores();
  const notify = useNotify();
  const messages = useWords(showSetupMessages);
  const catalogue = useCatalogue();
  const { host } = usePostKit();
  const { save, isSaving, failure } = useWizard();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [wasTried, setTried] = useState(false);

  function ask(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const { draft } = useShowSetup.in(stores).getState();
    const invalid = draft && firstInvalidStep(draft, catalogue);
    if (!invalid) {
      setTried(false);
      return setConfirmOpen(true);
    }
    const missing = Object.values(stepErrors(invalid, draft, catalogue)).join(' ');
    notify({ name: messages.messageName, details: messages.incomplete(missing), type: 'error' });
    // Does not save, but leads to the step with the missing field.
    void save(to);
  }

  async function saveAndGo() {
    setTried(true);
    if (await save(to)) setConfirmOpen(false);
  }

  return (
    <>
      <ButtonLink href={host.hrefOf(to)} icon={icon} onClick={ask}>
        {children}
      </ButtonLink>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title={messages.saveFirst}
        confirmLabel={messages.saveAndGo}
        isBusy={isSaving}
        errorMessage={wasTried && !isSaving ? (failure ?? undefined) : undefined}
        onConfirm={() => void saveAndGo()}
        onCancel={() => setConfirmOpen(false)}
      >
        {help ?? messages.saveFirstHelp}
      </ConfirmDialog>
    </>
  );
}
