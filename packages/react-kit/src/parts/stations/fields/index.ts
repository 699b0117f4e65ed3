export { IdentityFields } from './identity-fields.tsx';
export { stationFieldsMessages } from './station-fields.messages.ts';
export {
  type FieldProblems,
  identityProblems,
  refusedFields,
  type StationIdentity,
} from './station-identity.ts';
export { browserZone, zoneOffset } from './zone-names.ts';
