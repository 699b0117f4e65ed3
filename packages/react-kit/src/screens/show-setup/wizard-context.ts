import { createContext, useContext } from 'react';
import type { HostAddress } from '../../host/host.ts';
import type { StationSession } from '../../host/session/station-session.ts';
import type { WizardStep } from './wizard-step.ts';

/** The wizard's state and actions for its steps. */
export interface Wizard {
  station: StationSession;
  /** The show was never saved. */
  isNew: boolean;
  /** Saves the show and leaves for `next`, or for the list of shows. Resolves to whether it was saved; the screen shows why not. */
  save(next?: HostAddress): Promise<boolean>;
  isSaving: boolean;
  /** Why the last save failed; null when another starts. */
  failure: string | null;
  goTo(step: WizardStep): void;
}

export const WizardContext = createContext<Wizard | null>(null);

/** The wizard around a step. Throws outside of one. */
export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('A step of the show set-up was mounted outside its frame.');
  return wizard;
}
