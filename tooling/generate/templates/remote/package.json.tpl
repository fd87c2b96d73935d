{
  "name": "@emberclutch/%app%",
  "version": "%version%",
  "private": true,
  "license": "MIT",
  "type": "module",
  "sideEffects": false,
  "scripts": {
    "dev": "remote-kit dev",
    "test": "remote-kit test",
    "build": "remote-kit build",
    "release": "remote-kit release"
  },
  "dependencies": {
    "@emberclutch/web": "workspace:*",
    "@tanstack/react-query": "catalog:",
    "jotai": "catalog:",
    "react": "catalog:",
    "react-dom": "catalog:",
    "styled-components": "catalog:"
  },
  "devDependencies": {
    "@emberclutch/remote-kit": "workspace:*",
    "@testing-library/dom": "catalog:",
    "@testing-library/jest-dom": "catalog:",
    "@testing-library/react": "catalog:",
    "@types/jest": "catalog:",
    "@types/react": "catalog:",
    "@types/react-dom": "catalog:"
  }
}
