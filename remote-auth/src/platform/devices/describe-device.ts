import { formatDeviceName } from '@emberclutch/contract/identity/format-device-name.ts';
import type { DeviceInfo } from '@emberclutch/contract/identity/input/webauthn.ts';

/** Describes this device (specification, section 3), cut to the lengths that a provider accepts. */
export function describeDevice(): Required<DeviceInfo> {
  const { userAgent, platform } = navigator;
  return {
    name: formatDeviceName(userAgent) ?? 'Browser',
    userAgent: userAgent.slice(0, 2_000),
    platform: platform.slice(0, 200),
    timestamp: Math.floor(Date.now() / 1_000),
  };
}
