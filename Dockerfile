# docker build -t igroteka . && docker run -p 127.0.0.1:8100:8100 -v igroteka:/data igroteka

FROM node:24-slim AS page
WORKDIR /igroteka/web
COPY web/package.json web/package-lock.json ./
RUN npm install --no-save --no-audit --no-fund
COPY web ./
RUN npm run build

FROM python:3.13-slim AS wheel
WORKDIR /igroteka
COPY . .
COPY --from=page /igroteka/src/igroteka/page src/igroteka/page
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim
WORKDIR /igroteka
COPY requirements.lock ./
COPY --from=wheel /wheels /wheels
# the lock says which versions, the wheel which of them are needed to serve
RUN sed '/^ *--hash/d; s/ *\\$//' requirements.lock > versions \
    && pip install --no-cache-dir --constraint versions /wheels/*.whl \
    && useradd --system --uid 1000 igroteka \
    && install --directory --owner igroteka --mode 0700 /data
USER igroteka
ENV IGROTEKA_DATA=/data
VOLUME /data
EXPOSE 8100
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8100/health', timeout=4)"]
CMD ["igroteka", "serve", "--host", "0.0.0.0", "--port", "8100"]
