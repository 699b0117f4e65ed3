import { useParams } from '@tanstack/react-router';
import { isWizardStep, ShowSetupScreen } from '@postkit/react-kit/screens/show-setup';
import { NotFoundScreen } from './not-found-page.tsx';

/** The show wizard; the address names the show, or `new`, and the step. */
export function ShowSetupPage() {
  const { showId = '', step = '' } = useParams({ strict: false });
  return isWizardStep(step) ? <ShowSetupScreen showId={showId} step={step} /> : <NotFoundScreen />;
}
