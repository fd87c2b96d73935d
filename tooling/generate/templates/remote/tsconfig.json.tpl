{ "extends": "../tooling/tsconfig/browser.json", "include": ["src"] }
