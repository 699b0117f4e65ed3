export { IdentityFields } from './identity-fields.tsx';
export {
  type FieldProblems,
  identityProblems,
  refusedFields,
  type StationIdentity,
} from './station-identity.ts';
export { browserZone, zoneOffset } from './zone-names.ts';
