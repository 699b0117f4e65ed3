export { ExpiryFields } from './expiry-fields.tsx';
