/* What the browser does with passkeys: WebAuthn speaks in bytes, and the server in base64url. */
import type { MadePasskey, ShownPasskey } from '../net/types'

/** Why nothing came of it, as the key of a text. */
export class NoPasskey extends Error {}

const REASONS: Readonly<Record<string, string>> = {
  NotAllowedError: 'passkey-cancelled',
  AbortError: 'passkey-cancelled',
  InvalidStateError: 'passkey-known',
  SecurityError: 'passkey-site',
  NotSupportedError: 'passkey-none',
}

/** Whether this browser has them at this address: a name is needed, and a safe line or this very machine. */
export function canHavePasskeys(): boolean {
  return isSecureContext && typeof PublicKeyCredential !== 'undefined' && !/^[\d.]+$|^\[/.test(location.hostname)
}

export function toCode(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

export function toBytes(code: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(code.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))
}

interface Named {
  id: string
  type: 'public-key'
  transports?: AuthenticatorTransport[]
}

const named = (several: readonly Named[] = []): PublicKeyCredentialDescriptor[] => several.map((one) => ({ ...one, id: toBytes(one.id) }))

async function asked<T>(work: () => Promise<Credential | null>, read: (credential: PublicKeyCredential) => T): Promise<T> {
  try {
    const credential = await work()
    if (credential instanceof PublicKeyCredential) return read(credential)
  } catch (error) {
    throw new NoPasskey(REASONS[(error as Error).name] ?? 'passkey-none')
  }
  throw new NoPasskey('passkey-none')
}

/** A new one, as the server asks for it. */
export function make(options: Record<string, unknown>): Promise<MadePasskey> {
  const given = options as unknown as PublicKeyCredentialCreationOptions & { challenge: string; user: { id: string }; excludeCredentials?: Named[] }
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...given,
    challenge: toBytes(given.challenge),
    user: { ...given.user, id: toBytes(given.user.id) },
    excludeCredentials: named(given.excludeCredentials),
  }
  return asked(
    () => navigator.credentials.create({ publicKey }),
    ({ rawId, response }) => {
      const made = response as AuthenticatorAttestationResponse
      return { id: toCode(rawId), client: toCode(made.clientDataJSON), attestation: toCode(made.attestationObject), transports: made.getTransports?.() ?? [] }
    },
  )
}

/** One that is there already. */
export function show(options: Record<string, unknown>): Promise<ShownPasskey> {
  const given = options as unknown as PublicKeyCredentialRequestOptions & { challenge: string; allowCredentials?: Named[] }
  const publicKey: PublicKeyCredentialRequestOptions = { ...given, challenge: toBytes(given.challenge), allowCredentials: named(given.allowCredentials) }
  return asked(
    () => navigator.credentials.get({ publicKey }),
    ({ rawId, response }) => {
      const shown = response as AuthenticatorAssertionResponse
      return {
        id: toCode(rawId),
        client: toCode(shown.clientDataJSON),
        authenticator: toCode(shown.authenticatorData),
        signature: toCode(shown.signature),
        handle: shown.userHandle ? toCode(shown.userHandle) : null,
      }
    },
  )
}

/** What a passkey is called at first: the machine that it was made at, as far as the browser says. */
export function machine(agent: string): string {
  const known: readonly [RegExp, string][] = [
    [/iPhone/, 'iPhone'],
    [/iPad/, 'iPad'],
    [/Android/, 'Android'],
    [/Mac OS X/, 'Mac'],
    [/Windows/, 'Windows'],
    [/CrOS/, 'Chromebook'],
    [/Linux/, 'Linux'],
  ]
  return known.find(([pattern]) => pattern.test(agent))?.[1] ?? ''
}
