import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { styled } from 'styled-components';
import { resolvePictureUrl } from '@emberclutch/web/api/resolve-picture-url.ts';
import { siteAtom } from '@emberclutch/web/state';
import { motion } from '@emberclutch/web/theme/tokens.ts';
import { useMedia } from '@emberclutch/web/ui/browser/use-media.ts';
import { eggEyeQuery } from '../../platform/api/egg-eye.ts';
import type { EyeShape } from '../../platform/api/egg-eye.ts';

/**
 * The eye in the gap of a hatching egg, drawn over its picture, so that iris and pupil follow the pointer. Renders nothing if the
 * picture shows no eye, if the pointer cannot hover, or with reduced motion.
 */
export function HeroEye({ address }: { address: string }) {
  const { apiBase } = useAtomValue(siteAtom);
  const hasPointer = useMedia('(hover: hover) and (prefers-reduced-motion: no-preference)');
  // A page can show a picture of another origin, but may not be able to read it.
  const canFollow = hasPointer && /^\/(?!\/)/.test(address);
  const { data: eye } = useQuery({ ...eggEyeQuery(resolvePictureUrl(address, apiBase)), enabled: canFollow });
  const clip = useId();
  if (!canFollow || !eye) return null;
  return (
    <Overlay viewBox="0 0 400 400" aria-hidden="true">
      <clipPath id={clip}>
        <Shape {...eye.lid} />
      </clipPath>
      <g transform={eye.transform}>
        <Shape {...eye.lid} />
        <g clipPath={`url(#${clip})`}>
          <g data-gaze>
            {eye.gaze.map((shape) => (
              <Shape key={getKey(shape)} {...shape} />
            ))}
          </g>
        </g>
        {eye.over.map((shape) => (
          <Shape key={getKey(shape)} {...shape} />
        ))}
      </g>
    </Overlay>
  );
}

const getKey = ({ attributes: { d, r } }: EyeShape) => d ?? r;

const Shape = ({ tag: Tag, attributes }: EyeShape) => <Tag {...attributes} />;

/** The area within which the iris moves, so that it stays inside the lid. */
const Overlay = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  pointer-events: none;

  [data-gaze] {
    translate: calc(var(--x) * 8px) calc(var(--y) * 3px);
    transition: translate ${motion.calm};
  }
`;
