// Loaded before the product: hashing costs as little as in the API's tests, because what browsers do is not about it.
const { PASSWORD_HASHING } = require('../../api/dist/auth/password.js');

Object.assign(PASSWORD_HASHING, { memoryCost: 1024, timeCost: 1 });
