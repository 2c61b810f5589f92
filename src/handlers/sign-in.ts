import type { Handler } from '../contract.ts'
import { identityOf } from './identity.ts'

export const listSignInMethods: Handler<'listSignInMethods'> = async ({ answer }, { identity }) =>
  answer({ data: { methods: identity.signInMethods() } })

export const createSignInChallenge: Handler<'createSignInChallenge'> = async ({ answer }, { identity }) =>
  answer({ data: { options: await identity.challengeToSignIn() } })

export const loginWithPasskey: Handler<'loginWithPasskey'> = (
  { body, address, caller, setSession, commit, answer },
  { identity },
) =>
  commit(
    () => identity.logInWithPasskey(body, { address, browser: caller.browser, replaces: caller.replaces }),
    ({ session, caller }) => {
      setSession(session)
      return answer({ data: { identity: identityOf(caller) } })
    },
  )

export const startDeviceSignIn: Handler<'startDeviceSignIn'> = ({ body, address, commit, answer }, { identity }) =>
  commit(
    () => identity.deviceSignIns.start(body, address),
    ({ codes }) => answer({ data: codes }, { location: `/identity/device-sign-ins/${codes.userCode}` }),
  )

export const completeDeviceSignIn: Handler<'completeDeviceSignIn'> = ({ body, commit, answer }, { identity }) =>
  commit(
    () => identity.deviceSignIns.complete(body.deviceCode),
    ({ token, secret }) =>
      answer({ data: { token, secret } }, { location: `/identity/tokens/${token.id}`, version: 1 }),
  )

export const getDeviceSignIn: Handler<'getDeviceSignIn'> = async ({ path, caller, answer }, { identity }) =>
  answer({ data: { deviceSignIn: await identity.deviceSignIns.get(caller, path.userCode) } })

export const approveDeviceSignIn: Handler<'approveDeviceSignIn'> = ({ path, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.deviceSignIns.approve(caller, path.userCode),
    ({ deviceSignIn }) => answer({ data: { deviceSignIn } }),
  )

export const rejectDeviceSignIn: Handler<'rejectDeviceSignIn'> = ({ path, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.deviceSignIns.reject(caller, path.userCode),
    ({ deviceSignIn }) => answer({ data: { deviceSignIn } }),
  )

export const listSecondFactors: Handler<'listSecondFactors'> = async ({ caller, answer }, { identity }) =>
  answer({ data: await identity.secondFactors.list(caller) })

export const createTotp: Handler<'createTotp'> = ({ body, caller, address, commit, answer }, { identity }) =>
  commit(
    () => identity.secondFactors.createTotp(caller, body, address),
    ({ totp }) => answer({ data: { totp } }),
  )

export const confirmTotp: Handler<'confirmTotp'> = ({ body, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.secondFactors.confirmTotp(caller, body),
    ({ secondFactor, recoveryCodes }) => answer({ data: { secondFactor, ...(recoveryCodes && { recoveryCodes }) } }),
  )

export const createPasskeyChallenge: Handler<'createPasskeyChallenge'> = (
  { body, caller, address, commit, answer },
  { identity },
) =>
  commit(
    () => identity.secondFactors.createPasskeyChallenge(caller, body, address),
    ({ options }) => answer({ data: { options } }),
  )

export const createPasskey: Handler<'createPasskey'> = ({ body, caller, commit, answer }, { identity }) =>
  commit(
    () => identity.secondFactors.createPasskey(caller, body),
    ({ secondFactor, recoveryCodes }) => answer({ data: { secondFactor, ...(recoveryCodes && { recoveryCodes }) } }),
  )

export const renewRecoveryCodes: Handler<'renewRecoveryCodes'> = (
  { body, caller, address, commit, answer },
  { identity },
) =>
  commit(
    () => identity.secondFactors.renewRecoveryCodes(caller, body, address),
    ({ recoveryCodes }) => answer({ data: { recoveryCodes } }),
  )

export const removeSecondFactor: Handler<'removeSecondFactor'> = (
  { path, body, caller, address, commit, answer },
  { identity },
) =>
  commit(
    () => identity.secondFactors.remove(caller, path.secondFactorId, body, address),
    () => answer({}),
  )
