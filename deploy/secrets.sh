#!/bin/sh
# Prints new secrets for docker-compose.yml: sh deploy/secrets.sh > .env
set -e
echo "POSTGRES_PASSWORD=$(openssl rand -hex 24)"
echo "POSTGRES_APP_PASSWORD=$(openssl rand -hex 24)"
echo "JWT_SECRET=$(openssl rand -hex 48)"
echo "ENCRYPTION_KEYS=$(openssl rand -hex 8):$(openssl rand -base64 32)"
