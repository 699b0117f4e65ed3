import type { Feature, StationContext } from '../../context.ts';
import { createMail } from '../../platform/mail/create-mail.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { serverSecret } from '../accounts/index.ts';
import { registerConsentPages } from './consent.routes.ts';
import { registerImportRoutes } from './imports.routes.ts';
import type { ImportDeps } from './import-deps.ts';
import { createImportService, type Imports } from './imports.service.ts';
import { createOwnerConsent } from './owner-consent.ts';

/** Imports of podcasts. Create it before the jobs start. */
export async function createImports(context: StationContext, deps: Omit<ImportDeps, 'box' | 'owners'>): Promise<Imports & Feature> {
  const box = createSecretBox(await serverSecret(context.config), 'imports');
  const mail = context.config.mail ? createMail(context.config.mail) : null;
  const owners = createOwnerConsent(context, { ...deps, mail });
  const service = createImportService(context, { ...deps, box, owners });
  return {
    ...service,
    routes() {
      registerImportRoutes(context, deps.accounts, service);
      registerConsentPages(context, deps.accounts, service);
    },
  };
}
