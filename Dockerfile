# docker build -t igroteka . && docker run -p 127.0.0.1:8100:8100 -v igroteka:/data igroteka

FROM node:24-slim AS page
WORKDIR /igroteka/web
COPY web/package.json web/package-lock.json ./
RUN npm install --no-save --no-audit --no-fund
COPY web ./
RUN npm run build

FROM python:3.13-slim AS package
WORKDIR /igroteka
COPY . .
COPY --from=page /igroteka/src/igroteka/page src/igroteka/page
# the lock says which versions, the package which of them are needed to serve
RUN sed '/^ *--hash/d; s/ *\\$//' requirements.lock > versions \
    && python -m venv --without-pip /opt/igroteka \
    && pip --python /opt/igroteka install --no-cache-dir --constraint versions .

FROM python:3.13-slim
COPY --from=package /opt/igroteka /opt/igroteka
RUN useradd --uid 1000 --no-create-home igroteka \
    && install --directory --owner igroteka --group igroteka --mode 0700 /data
USER igroteka
ENV PATH=/opt/igroteka/bin:$PATH IGROTEKA_DATA=/data
VOLUME /data
EXPOSE 8100
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8100/health', timeout=4)"]
CMD ["igroteka", "serve", "--host", "0.0.0.0", "--port", "8100"]
