import { defineEmbedElements } from './define-embed-elements.ts';

// The script that sites serve as /embed/v1/emberclutch.js. Its own address identifies the site.
defineEmbedElements(new URL(import.meta.url).origin);
