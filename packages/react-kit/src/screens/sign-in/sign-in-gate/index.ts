export { SignInGate, type SignInGateProps } from './sign-in-gate.tsx';
