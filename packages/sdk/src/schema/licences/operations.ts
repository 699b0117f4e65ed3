import { companyAdmins } from '../operation-builders.ts';
import { companyLicences, licenceHolder, licenceInput } from './licence.ts';

export const licenceOperations = {
  list: companyAdmins.read('licences.list', '/{station}/api/v1/licence/', {
    summary:
      'List the stations of the company with the users who hold a licence there, and all users of the company',
    response: companyLicences,
  }),
  assign: companyAdmins.submit('licences.assign', '/{station}/api/v1/licence/', {
    summary:
      'Assign a licence at the station, or change the one that the user holds; 409 if the user was saved since `version`',
    body: licenceInput,
    response: licenceHolder,
    errors: [409],
    idempotent: true,
  }),
  remove: companyAdmins.remove('licences.remove', '/{station}/api/v1/licence/{id}/', {
    summary: 'Remove the licence of the user `id` at the station, who loses access to it at once',
    errors: [409],
  }),
} as const;
