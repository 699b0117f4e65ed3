import type { Feature, StationContext } from '../../context.ts';
import { createMail } from '../../platform/mail/create-mail.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { serverSecret } from '../accounts/index.ts';
import { registerConsentPages } from './consent.routes.ts';
import type { ImportDeps } from './import-deps.ts';
import { registerImportRoutes } from './imports.routes.ts';
import { createImportService } from './imports.service.ts';
import type { Imports } from './imports.ts';
import { createOwnerConsent } from './owner-consent.ts';
import { createReportSigner } from './sign-report.ts';

/** Imports of podcasts. Create it before the jobs start. */
export async function createImports(
  context: StationContext,
  deps: Omit<ImportDeps, 'box' | 'owners' | 'signer'>,
): Promise<Imports & Feature> {
  const secret = await serverSecret(context.config);
  const box = createSecretBox(secret, 'imports');
  const mail = context.config.mail ? createMail(context.config.mail) : null;
  const owners = createOwnerConsent(context, { ...deps, mail });
  const service = createImportService(context, { ...deps, box, owners, signer: createReportSigner(secret) });
  return {
    ...service,
    routes() {
      registerImportRoutes(context, deps.accounts, service);
      registerConsentPages(context, deps.accounts, service);
    },
  };
}
