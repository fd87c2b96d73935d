import swaggerUi from '@fastify/swagger-ui';
import { apiTitle } from '@emberclutch/contract/site/api-title.ts';
import type { FastifyPluginAsync } from 'fastify';

/** All files come from this server. Swagger UI has neither inline scripts nor style elements. */
const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The page of Swagger UI has no viewport, and its dark style waits for a class. */
const appearanceScript = `
const viewport = document.createElement('meta');
viewport.name = 'viewport';
viewport.content = 'width=device-width, initial-scale=1';
document.head.append(viewport);
const dark = matchMedia('(prefers-color-scheme: dark)');
const apply = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', apply);
apply();
`;

/** The OpenAPI document as a page for readers at `/v1/reference`: Swagger UI, served with its files by this server. */
export const apiReference: FastifyPluginAsync = async (app) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.headers({ 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' });
  });
  await app.register(swaggerUi, {
    routePrefix: '/v1/reference',
    staticCSP: referencePolicy,
    theme: {
      title: `API reference · ${apiTitle}`,
      js: [{ filename: 'appearance.js', content: appearanceScript }],
    },
    uiConfig: { layout: 'BaseLayout', docExpansion: 'list', defaultModelsExpandDepth: 0 },
  });
};
