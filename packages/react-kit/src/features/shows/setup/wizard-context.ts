import { createContext, useContext } from 'react';
import type { StationSession } from '../../../screen/session/station-session.ts';
import type { HostAddress } from '../../../host/host.ts';
import type { WizardStep } from './wizard-step.ts';

/** What the frame does for its steps. */
export interface Wizard {
  station: StationSession;
  /** The show has not been saved yet. */
  isNew: boolean;
  /** Stores the show and leaves: for `next`, or for the list of shows. Answers whether it was stored; why not is told on screen. */
  save(next?: HostAddress): Promise<boolean>;
  isSaving: boolean;
  /** Why the last save did not succeed; null once another begins. */
  failure: string | null;
  goTo(step: WizardStep): void;
}

export const WizardContext = createContext<Wizard | null>(null);

/** The frame around a step. Throws outside of it. */
export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('A step of the show set-up was mounted outside its frame.');
  return wizard;
}
